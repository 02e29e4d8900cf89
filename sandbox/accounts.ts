/** Accounts that exist in the sandbox only: none of this opens anything anywhere else. */

/** The person who can log in at the sandbox's identity provider from its start. */
export const testAccount = {
  email: 'tester@example.com',
  password: 'on-demand-4600',
  name: 'Sam Tester',
} as const;

/** The account at the sandbox's email service, with the provider's names. */
export const emailAccount = {
  serviceId: 'service_sandbox',
  templateId: 'template_sandbox',
  publicKey: 'public_sandbox',
} as const;

/**
 * The API key of the sandbox's account. One that continues it after a hyphen is valid as well, and has
 * a limit of its own: `fg_sandbox4600-orders`.
 */
export const apiKey = 'fg_sandbox4600';
