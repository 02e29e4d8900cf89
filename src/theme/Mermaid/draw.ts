import mermaid, {type MermaidConfig} from 'mermaid';

/** Rows of 28 px; here, since the settings of the theme are on every page. */
const GANTT: MermaidConfig['gantt'] = {
  displayMode: 'compact',
  barHeight: 28,
  barGap: 6,
  topPadding: 50,
  gridLineStartPadding: 44,
  leftPadding: 82,
  rightPadding: 20,
  fontSize: 13,
  sectionFontSize: 13,
};

/** Mermaid reads into one place for all charts: they are drawn one after the other. */
let last: Promise<void> = Promise.resolve();

/**
 * Draws into a picture that is on the page, as wide as what contains it. mermaid.render() would write a `<style>`
 * first, which the security policy forbids; the colours are those of styles.route.module.css.
 * @param svg It has an id, by which Mermaid finds it.
 * @param source Mermaid's text.
 * @param config Mermaid's, from the settings of Docusaurus' theme.
 */
export async function draw(
  svg: SVGSVGElement,
  source: string,
  config: MermaidConfig,
): Promise<void> {
  last = last
    .catch(() => undefined)
    .then(async () => {
      mermaid.initialize({...config, gantt: {...GANTT, ...config.gantt}});
      // oxlint-disable-next-line typescript/no-deprecated -- render(), which it names instead, is the one with the style.
      const diagram = await mermaid.mermaidAPI.getDiagramFromText(source);
      // Visitors may have left the page meanwhile.
      if (svg.isConnected) {
        svg.replaceChildren();
        await diagram.render(svg.id, '');
      }
    });
  await last;
}
