import {locale} from './locale';
import {loginUrl, type Plan} from './login';
import {useSiteConfig} from './useSiteConfig';

/**
 * @param plan The tier that the visitor chooses with this link, if any.
 * @returns Where the link starts the login, in the language of the page.
 */
export function useLoginHref(plan?: Plan): string {
  return loginUrl(useSiteConfig(), {locale, plan});
}
