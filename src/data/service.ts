/**
 * What the documentation takes for granted about the service and its names. Pages write these as
 * `%placeholders%` (src/config/placeholders.ts), so that they stand here and nowhere else. The
 * addresses of the API and of the portal are the environment's: `API_BASE_URL`, `PORTAL_URL`.
 */
export const service = {
  /** Host of the WebDriver hub: HTTPS on the usual port. */
  hubHost: 'hub.firegrid.example',
  hubPath: '/wd/hub',
  /** Prefix of the vendor's capabilities and script commands: `firegrid:options`. */
  vendor: 'firegrid',
  /** Package of the SDK on npm. */
  sdk: '@firegrid/sdk',
} as const;

/** Address of the WebDriver hub, without a slash at the end. */
export const hubUrl = `https://${service.hubHost}${service.hubPath}`;
