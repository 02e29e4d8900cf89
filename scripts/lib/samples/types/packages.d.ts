/** GitLab's schema of .gitlab-ci.yml, which brings no types. */
declare module 'gitlab-ci-local/src/schema/schema.js' {
  export const schema: object;
}
