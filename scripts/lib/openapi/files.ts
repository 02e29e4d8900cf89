/** The description of the API, from the project's root. */
export const DESCRIPTION_FILE = 'openapi/firegrid.yaml';

/** Its French. */
export const OVERLAY_FILE = 'openapi/firegrid.fr.overlay.yaml';
