// Modules that src/plugins/content generates, typed by the schema of each file.
declare module '@generated/content/default/choices.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['choices'];
  export default content;
}

declare module '@generated/content/default/suggestions.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['suggestions'];
  export default content;
}

declare module '@generated/content/default/benefits.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['benefits'];
  export default content;
}

declare module '@generated/content/default/faq.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['faq'];
  export default content;
}

declare module '@generated/content/default/billing-questions.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['billing-questions'];
  export default content;
}

declare module '@generated/content/default/billed-units.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['billed-units'];
  export default content;
}

declare module '@generated/content/default/every-plan.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['every-plan'];
  export default content;
}

declare module '@generated/content/default/blog-categories.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['blog-categories'];
  export default content;
}

declare module '@generated/content/default/plans.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['plans'];
  export default content;
}

declare module '@generated/content/default/jobs.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['jobs'];
  export default content;
}

declare module '@generated/content/default/integrations.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['integrations'];
  export default content;
}

declare module '@generated/content/default/figures.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['figures'];
  export default content;
}

declare module '@generated/content/default/integration-categories.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['integration-categories'];
  export default content;
}

declare module '@generated/content/default/navigation.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['navigation'];
  export default content;
}

declare module '@generated/content/default/device-categories.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['device-categories'];
  export default content;
}

declare module '@generated/content/default/glossary.json' {
  import type {Content} from '@site/src/data/schemas';

  const content: Content['glossary'];
  export default content;
}
