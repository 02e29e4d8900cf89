// In place of Docusaurus' hook, which is false until its client has hydrated the page.
export default () => true;
