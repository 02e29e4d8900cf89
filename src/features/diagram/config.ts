import type {MermaidConfig} from 'mermaid';

/** Tokens that a diagram is drawn with; Mermaid computes with colours and cannot read variables. */
const TOKENS = {
  page: '--surface-page',
  raised: '--surface-raised',
  sunken: '--surface-sunken',
  strong: '--text-strong',
  body: '--text-body',
  muted: '--text-muted',
  line: '--line-strong',
  accent: '--accent',
  soft: '--accent-soft',
} as const;

type Palette = Readonly<Record<keyof typeof TOKENS | 'font', string>>;

function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string): string => style.getPropertyValue(token).trim();
  const colours = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, read(token)]),
  );
  // The keys are those of TOKENS, which fromEntries forgets.
  return {...(colours as Record<keyof typeof TOKENS, string>), font: read('--font-text')};
}

function themeVariables(
  palette: Palette,
  dark: boolean,
): Readonly<Record<string, string | boolean>> {
  const {page, raised, sunken, strong, body, muted, line, accent, soft, font} = palette;
  return {
    darkMode: dark,
    background: page,
    fontFamily: font,
    fontSize: '15px',
    primaryColor: raised,
    primaryTextColor: strong,
    primaryBorderColor: accent,
    secondaryColor: soft,
    secondaryTextColor: strong,
    secondaryBorderColor: line,
    tertiaryColor: sunken,
    tertiaryTextColor: body,
    tertiaryBorderColor: line,
    lineColor: muted,
    textColor: body,
    titleColor: strong,
    edgeLabelBackground: page,
    clusterBkg: sunken,
    clusterBorder: line,
    actorBkg: raised,
    actorBorder: accent,
    actorTextColor: strong,
    actorLineColor: line,
    signalColor: muted,
    signalTextColor: body,
    labelBoxBkgColor: sunken,
    labelBoxBorderColor: line,
    labelTextColor: body,
    loopTextColor: body,
    noteBkgColor: soft,
    noteTextColor: strong,
    noteBorderColor: line,
    activationBkgColor: soft,
    activationBorderColor: accent,
  };
}

/**
 * Tells Mermaid how to draw in the colours of the page as it is now.
 * @param dark Whether the page is dark.
 */
export function diagramConfig(dark: boolean): MermaidConfig {
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: themeVariables(readPalette(), dark),
    themeCSS: '.node rect, rect.actor, .note, .cluster rect { rx: 6px; ry: 6px; }',
    flowchart: {curve: 'basis', padding: 12},
    sequence: {mirrorActors: false},
  };
}
