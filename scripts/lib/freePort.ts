import {detectPort} from 'detect-port';

/** @returns A port of this machine that no program uses at the moment. */
export const freePort = async (): Promise<number> => detectPort(0);
