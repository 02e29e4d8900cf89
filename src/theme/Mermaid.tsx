/* Replaces @docusaurus/theme-mermaid 3.10's: the brand's colours, drawn when near, readable without scripts. */
import type {ReactNode} from 'react';
import {Diagram} from '@site/src/features/diagram';

interface MermaidProps {
  readonly value: string;
}

export default function Mermaid({value}: MermaidProps): ReactNode {
  return <Diagram source={value} />;
}
