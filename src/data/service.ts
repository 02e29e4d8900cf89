/**
 * Names of the service. Pages write them as `%placeholders%` (src/config/placeholders.ts), so that they
 * are defined only here. URLs come from the environment: `HUB_URL`, `API_BASE_URL`, `PORTAL_URL`.
 */
export const service = {
  /** Prefix of the vendor's capabilities and script commands: `firegrid:options`. */
  vendor: 'firegrid',
  /** Package of the SDK on npm. */
  sdk: '@firegrid/sdk',
} as const;
