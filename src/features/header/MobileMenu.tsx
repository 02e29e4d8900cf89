import Translate, {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Dialog} from '@site/src/components/Dialog';
import {IconButton} from '@site/src/components/IconButton';
import {mainLinks} from '@site/src/data/navigation';
import {AccountLinks, LinkList, ResourceGroups, TrialLink} from './links';
import styles from './styles.module.css';

interface MobileMenuProps {
  readonly themeOptions: ReactNode;
}

/**
 * The menu of narrow screens. Its state is Docusaurus' own, since the documentation's sidebar
 * hands in its tree (the "secondary menu") and closes the menu when a page of it is chosen.
 */
export function MobileMenu({themeOptions}: MobileMenuProps) {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content: sidebar} = useNavbarSecondaryMenu();
  const close = () => {
    if (shown) {
      toggle();
    }
  };
  const label = translate({id: 'header.menu', message: 'Menu'});

  return (
    <div className={styles.mobile}>
      <IconButton
        icon="menu"
        label={translate({id: 'header.menu.open', message: 'Open menu'})}
        aria-expanded={shown}
        aria-haspopup="dialog"
        onClick={toggle}
      />
      <Dialog
        open={shown}
        onClose={close}
        size="sheet"
        title={label}
        closeLabel={translate({id: 'header.menu.close', message: 'Close menu'})}
      >
        {sidebar && (
          <nav
            className={styles.sheetPages}
            aria-label={translate({id: 'header.menu.pages', message: 'Pages in this section'})}
          >
            {sidebar}
          </nav>
        )}
        <nav aria-label={label}>
          <LinkList
            links={[...mainLinks.slice(-1), ...mainLinks.slice(0, -1)]}
            linkClassName={styles.sheetLink}
            onChoose={close}
          />
          <Heading as="h3" className={styles.sheetHeading}>
            <Translate id="header.resources">Resources</Translate>
          </Heading>
          <ResourceGroups
            linkClassName={clsx(styles.sheetLink, styles.groupLink)}
            onChoose={close}
          />
        </nav>
        <div className={styles.sheetAccount}>
          <AccountLinks linkClassName={styles.sheetLink} />
          <TrialLink wide />
        </div>
        {themeOptions}
      </Dialog>
    </div>
  );
}
