/** Written by this plugin at each build. */
declare module '@generated/home-samples/default/samples.json' {
  import type {HomeSample} from '@site/src/plugins/home-samples/types';

  const samples: readonly HomeSample[];
  export default samples;
}
