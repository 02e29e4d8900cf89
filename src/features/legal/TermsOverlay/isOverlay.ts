/**
 * @param pathname Path of any page of the site.
 * @returns Whether it is the terms of use, which cover the whole page, in either language.
 */
export const isOverlay = (pathname: string): boolean => /\/terms\/?$/.test(pathname);
