import {translate} from '@docusaurus/Translate';

export interface DocsSection {
  /** Name of the section's sidebar in sidebars.ts. */
  readonly sidebar: string;
  readonly label: string;
}

/** Sections of the documentation, in the order of the switch above the sidebar. */
export const docsSections: readonly DocsSection[] = [
  {sidebar: 'start', label: translate({id: 'docs.sections.start', message: 'Start'})},
  {sidebar: 'guides', label: translate({id: 'docs.sections.guides', message: 'Guides'})},
  {sidebar: 'concepts', label: translate({id: 'docs.sections.concepts', message: 'Concepts'})},
  {sidebar: 'reference', label: translate({id: 'docs.sections.reference', message: 'Reference'})},
];
