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
import {Part} from '@site/src/components/Part';

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

/** Header or footer of every page but the terms, which cover the whole window, with a bar of their own. */
function Around({children}: FrameProps): ReactNode {
  const {pathname} = useLocation();
  const terms = useBaseUrl('/terms/');
  return !isSamePath(pathname, terms) && children;
}

/** Never asks for the address itself: header and footer would be rendered with each new page. */
export default function Frame({children}: FrameProps): ReactNode {
  return (
    <ThemeProvider>
      <Contexts>
        <SkipToContent />
        <AnnouncementBar />
        <Around>
          {/* The theme's table of contents looks for a header on each page. */}
          <Part fallback={<div className="navbar" />}>
            <Navbar />
          </Part>
        </Around>
        {children}
        <Around>
          <Part>
            <Footer />
          </Part>
        </Around>
      </Contexts>
    </ThemeProvider>
  );
}
