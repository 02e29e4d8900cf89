/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Layout/Provider: without the context of the
 * versions of the documentation, of which there is one.
 */
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';

const Provider = composeProviders([
  ColorModeProvider,
  // The theme's sidebar asks for it.
  AnnouncementBarProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
  NavbarProvider,
]);

export default function LayoutProvider({children}: {readonly children: ReactNode}): ReactNode {
  return <Provider>{children}</Provider>;
}
