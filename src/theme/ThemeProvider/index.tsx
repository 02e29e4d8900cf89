/*
 * Wraps @docusaurus/theme-classic's ThemeProvider: brings what surrounds every page, header and
 * footer among it, above the routes, so that a page of another section does not mount it anew. The
 * theme's Layout holds the same inside of each route.
 */
import {useLocation} from '@docusaurus/router';
import {composeProviders} from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import ThemeProvider from '@theme-original/ThemeProvider';
import type {ReactNode} from 'react';
import {isOverlay} from '@site/src/features/legal/TermsOverlay/isOverlay';

const Contexts = composeProviders([
  ColorModeProvider,
  // The theme's sidebar asks for it.
  AnnouncementBarProvider,
  ScrollControllerProvider,
  NavbarProvider,
]);

export default function ThemeProviderWithFrame({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const covered = isOverlay(useLocation().pathname);
  return (
    <ThemeProvider>
      <Contexts>
        <SkipToContent />
        <AnnouncementBar />
        {!covered && <Navbar />}
        {children}
        {!covered && <Footer />}
      </Contexts>
    </ThemeProvider>
  );
}
