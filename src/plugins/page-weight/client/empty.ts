/** Takes the place of a module that the site does without. */
export default {};
