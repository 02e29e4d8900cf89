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
  isSamePath,
} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import AnnouncementBar from '@theme/AnnouncementBar';
import Footer from '@theme/Footer';
import Navbar from '@theme/Navbar';
import SkipToContent from '@theme/SkipToContent';
import ThemeProvider from '@theme-original/ThemeProvider';
import type {ReactNode} from 'react';

const Contexts = composeProviders([
  ColorModeProvider,
  // The theme's sidebar asks for it.
  AnnouncementBarProvider,
  ScrollControllerProvider,
  NavbarProvider,
]);

interface FrameProps {
  readonly children: ReactNode;
}

export default function Frame({children}: FrameProps): ReactNode {
  const {pathname} = useLocation();
  const terms = useBaseUrl('/terms/');
  // They cover the whole page, with a bar of their own.
  const covered = isSamePath(pathname, terms);
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
