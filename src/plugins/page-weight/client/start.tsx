import App from '@docusaurus/core/lib/client/App';
import {startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {Router} from 'react-router-dom';
import {log} from '@site/src/lib/log';
import {createHistory} from './history';
import {startPrefetcher} from './idlePrefetch';

/* In the place of Docusaurus' entry (@docusaurus/core/lib/client/clientEntry.js). */
const root = document.getElementById('__docusaurus');

const page = (
  <Router history={createHistory()}>
    <App />
  </Router>
);

if (root) {
  startPrefetcher();
  startTransition(() => {
    window.docusaurusRoot = hydrateRoot(root, page, {
      onRecoverableError: (error, {componentStack}) => {
        log.error('The page differs from what the server rendered.', [error, componentStack]);
      },
    });
  });
}
