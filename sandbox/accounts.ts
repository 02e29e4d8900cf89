/** Accounts that exist in the sandbox only: none of this opens anything anywhere else. */

/** The one person who can log in at the sandbox's identity provider. */
export const testAccount = {
  id: 'sandbox-tester',
  email: 'tester@example.com',
  password: 'on-demand-4600',
  name: 'Sam Tester',
  givenName: 'Sam',
} as const;

/** What the sandbox's e-mail service knows; the names follow the provider's. */
export const emailAccount = {
  serviceId: 'service_sandbox',
  templateId: 'template_sandbox',
  publicKey: 'public_sandbox',
} as const;

/** The portal as the identity provider knows it. */
export const PORTAL_CLIENT_ID = 'portal';
