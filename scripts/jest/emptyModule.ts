// In place of what has an effect only in a built site: stylesheets, generated registries.
export default {};
