/**
 * What the documentation takes for granted about the service's names. Pages write these as
 * `%placeholders%` (src/config/placeholders.ts), so that they stand here and nowhere else. Addresses are
 * the environment's: `HUB_URL`, `API_BASE_URL`, `PORTAL_URL`.
 */
export const service = {
  /** Prefix of the vendor's capabilities and script commands: `firegrid:options`. */
  vendor: 'firegrid',
  /** Package of the SDK on npm. */
  sdk: '@firegrid/sdk',
} as const;
