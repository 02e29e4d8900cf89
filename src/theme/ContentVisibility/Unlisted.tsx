/*
 * Ejected from @docusaurus/theme-classic 3.10.2, ContentVisibility/Unlisted: a plain alert instead of an
 * admonition, whose kinds and icons every text would load for it.
 */
import {
  ThemeClassNames,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/ContentVisibility/Unlisted';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Unlisted({className}: Props): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <div
        className={clsx('alert alert--warning', ThemeClassNames.common.unlistedBanner, className)}
      >
        <strong>
          <UnlistedBannerTitle />
        </strong>
        <p>
          <UnlistedBannerMessage />
        </p>
      </div>
    </>
  );
}
