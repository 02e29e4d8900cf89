import {locale} from './locale';
import {loginUrl, type LoginRequest} from './login';
import {useSiteConfig} from './useSiteConfig';

/**
 * @param request The tier that the visitor chooses with this link, if any, and whether it is the
 *   beginning of an account.
 * @returns Where the link starts the login, in the language of the page.
 */
export function useLoginHref(request?: Omit<LoginRequest, 'locale'>): string {
  return loginUrl(useSiteConfig(), {locale, ...request});
}
