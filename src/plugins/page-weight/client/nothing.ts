/** Takes the place of a component of the theme or of Docusaurus that shows nothing on this site. */
export default function Nothing(): null {
  return null;
}
