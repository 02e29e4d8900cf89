import net from 'node:net';

/** In the order of their ports. */
const SERVICES = [
  'site',
  'portal',
  'identityProvider',
  'email',
  'scheduler',
  'api',
  'chat',
] as const;

/** TCP port of each service; all listen on this machine only. */
export type SandboxPorts = Readonly<Record<(typeof SERVICES)[number], number>>;

interface PortChoice {
  readonly ports: SandboxPorts;
  /** Ports of the wanted set that another program holds: empty when the wanted set was free. */
  readonly taken: readonly number[];
}

export const DEFAULT_BASE_PORT = 4600;

/** Distance between two sets; the gap leaves room for services to come. */
const SET_SIZE = 10;
const MAX_TRIES = 50;
const HIGHEST_PORT = 65_535;

/**
 * The ports of the set that starts at a base port.
 * @param base First port, taken by the site.
 */
function portsFrom(base: number): SandboxPorts {
  return Object.fromEntries(
    SERVICES.map((service, index) => [service, base + index]),
  ) as SandboxPorts;
}

/** Error codes of a machine without that address; a port that is taken has others. */
const NO_SUCH_ADDRESS: readonly (string | undefined)[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

function isFreeAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      resolve(NO_SUCH_ADDRESS.includes(error.code));
    });
    server.listen({port, host, exclusive: true}, () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}

/**
 * Whether `http://localhost:<port>` would reach a server of ours.
 * Both loopback addresses are tried, since browsers ask ::1 first, and both wildcards, since macOS
 * lets a program bind 127.0.0.1 while another holds the same port on every address.
 */
async function isPortFree(port: number): Promise<boolean> {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    if (!(await isFreeAt(host, port))) {
      return false;
    }
  }
  return true;
}

/**
 * Lists the ports of a set that another program holds.
 * @param ports The set to look at.
 */
export async function takenPorts(ports: SandboxPorts): Promise<number[]> {
  const taken: number[] = [];
  for (const port of Object.values(ports)) {
    if (!(await isPortFree(port))) {
      taken.push(port);
    }
  }
  return taken;
}

/**
 * Finds a set of ports that is free as a whole: the wanted one, else the next.
 * @param base First port of the wanted set, 1024 to 65000.
 * @returns The set, and which ports of the wanted set were taken.
 * @throws Error when none of the next fifty sets is free.
 */
export async function findFreePorts(base: number = DEFAULT_BASE_PORT): Promise<PortChoice> {
  const taken = await takenPorts(portsFrom(base));
  for (let attempt = 0; attempt <= MAX_TRIES; attempt += 1) {
    const first = base + attempt * SET_SIZE;
    const ports = portsFrom(first);
    if (first + SET_SIZE <= HIGHEST_PORT && (await takenPorts(ports)).length === 0) {
      return {ports, taken};
    }
  }
  throw new Error(
    `No free set of ports was found from ${base} on. Stop a program that uses them, ` +
      'or name another start: PREVIEW_PORT=5600',
  );
}
