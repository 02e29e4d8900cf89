import {detectPort} from 'detect-port';

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
const HIGHEST_PORT = 65_535;

const portsFrom = (base: number): SandboxPorts =>
  Object.fromEntries(SERVICES.map((service, index) => [service, base + index])) as SandboxPorts;

/**
 * Lists the ports of a set that another program holds.
 * @param ports The set to look at.
 */
export async function takenPorts(ports: SandboxPorts): Promise<number[]> {
  const taken: number[] = [];
  for (const port of Object.values(ports)) {
    if ((await detectPort(port)) !== port) {
      taken.push(port);
    }
  }
  return taken;
}

/**
 * Finds a set of ports that is free as a whole: the wanted one, else the next.
 * @param base First port of the wanted set, 1024 to 65000.
 * @returns The set, and which ports of the wanted set were taken.
 * @throws Error when no set up to the highest port is free.
 */
export async function findFreePorts(base: number = DEFAULT_BASE_PORT): Promise<PortChoice> {
  const taken = await takenPorts(portsFrom(base));
  for (let first = base; first + SET_SIZE <= HIGHEST_PORT; first += SET_SIZE) {
    const ports = portsFrom(first);
    if ((await takenPorts(ports)).length === 0) {
      return {ports, taken};
    }
  }
  throw new Error(
    `No free set of ports was found from ${base} on. Stop a program that uses them, ` +
      'or name another start: PREVIEW_PORT=5600',
  );
}
