import type * as oidcProvider from 'oidc-provider';

/**
 * Loads the provider's package. On Node 20 it says that it would rather have 22; the sandbox's
 * logins are tested on both, and whoever previews the site cannot act on that line.
 * @returns The package's module.
 */
export async function loadProvider(): Promise<typeof oidcProvider> {
  const {warn} = console;
  console.warn = (...parts: readonly unknown[]): void => {
    if (!String(parts[0]).includes('Unsupported runtime')) {
      warn(...parts);
    }
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
