/** The contact form with its message begun: src/features/contact/topic.ts knows the topics. */
export const REQUEST_PATH = '/?topic=integration-request#contact';
export const CUSTOM_PATH = '/?topic=custom-integration#contact';
