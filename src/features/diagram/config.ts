import type {MermaidConfig} from 'mermaid';

/** Tokens by what they set: Mermaid computes with colours and cannot read variables. */
const VARIABLES = {
  background: '--surface-page',
  primaryColor: '--surface-raised',
  primaryTextColor: '--text-strong',
  primaryBorderColor: '--accent',
  secondaryColor: '--accent-soft',
  secondaryTextColor: '--text-strong',
  secondaryBorderColor: '--line-strong',
  tertiaryColor: '--surface-sunken',
  tertiaryTextColor: '--text-body',
  tertiaryBorderColor: '--line-strong',
  lineColor: '--text-muted',
  textColor: '--text-body',
  titleColor: '--text-strong',
  edgeLabelBackground: '--surface-page',
  clusterBkg: '--surface-sunken',
  clusterBorder: '--line-strong',
  actorBkg: '--surface-raised',
  actorBorder: '--accent',
  actorTextColor: '--text-strong',
  actorLineColor: '--line-strong',
  signalColor: '--text-muted',
  signalTextColor: '--text-body',
  labelBoxBkgColor: '--surface-sunken',
  labelBoxBorderColor: '--line-strong',
  labelTextColor: '--text-body',
  loopTextColor: '--text-body',
  noteBkgColor: '--accent-soft',
  noteTextColor: '--text-strong',
  noteBorderColor: '--line-strong',
  activationBkgColor: '--accent-soft',
  activationBorderColor: '--accent',
  fontFamily: '--font-text',
} as const;

/**
 * Tells Mermaid how to draw in the colours of the page as it is now.
 * @param dark Whether the page is dark.
 */
export function diagramConfig(dark: boolean): MermaidConfig {
  const style = getComputedStyle(document.documentElement);
  const values = Object.entries(VARIABLES).map(
    ([name, token]) => [name, style.getPropertyValue(token).trim()] as const,
  );
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    theme: 'base',
    themeVariables: {darkMode: dark, fontSize: '15px', ...Object.fromEntries(values)},
    themeCSS: '.node rect, rect.actor, .note, .cluster rect { rx: 6px; ry: 6px; }',
    flowchart: {curve: 'basis', padding: 12},
    sequence: {mirrorActors: false},
  };
}
