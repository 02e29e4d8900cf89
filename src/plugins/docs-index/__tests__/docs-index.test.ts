import {groupsOf} from '..';

const page = (id: string, sidebar_label?: string) => ({
  id,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  permalink: `/fr/documentation/${id}`,
  frontMatter: {sidebar_label},
});

type Version = Parameters<typeof groupsOf>[0];

const version = {
  docs: [page('guides'), page('ci/gitlab', 'GitLab'), page('help')],
  sidebars: {
    guides: [
      {type: 'doc', id: 'guides'},
      {
        type: 'category',
        key: 'ci',
        label: 'Intégration continue',
        items: [{type: 'doc', id: 'ci/gitlab'}],
      },
      {type: 'doc', id: 'help', label: 'Dépannage'},
      {type: 'category', key: 'empty', label: 'Rien', items: []},
    ],
  },
} as unknown as Version;

it('lists the pages of a sidebar by group, but for the overview itself', () => {
  expect(groupsOf(version, 'guides')).toEqual([
    {
      id: '',
      label: '',
      links: [{label: 'Dépannage', text: 'About help.', to: '/fr/documentation/help/'}],
    },
    {
      id: 'ci',
      label: 'Intégration continue',
      links: [{label: 'GitLab', text: 'About ci/gitlab.', to: '/fr/documentation/ci/gitlab/'}],
    },
  ]);
});

it('finds nothing in a sidebar that is not there', () => {
  expect(groupsOf(version, 'guide')).toEqual([]);
});
