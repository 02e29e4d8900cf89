// Modules that src/plugins/content generates, typed by the schema of each file.
// oxlint-disable-next-line typescript/consistent-type-imports -- an import would make a module of this file, which could only add to modules that exist
type SiteContent = import('@site/src/data/schemas').Content;

declare module '@generated/content/default/choices.json' {
  const content: SiteContent['choices'];
  export default content;
}

declare module '@generated/content/default/suggestions.json' {
  const content: SiteContent['suggestions'];
  export default content;
}

declare module '@generated/content/default/benefits.json' {
  const content: SiteContent['benefits'];
  export default content;
}

declare module '@generated/content/default/faq.json' {
  const content: SiteContent['faq'];
  export default content;
}

declare module '@generated/content/default/billing-questions.json' {
  const content: SiteContent['billing-questions'];
  export default content;
}

declare module '@generated/content/default/billed-units.json' {
  const content: SiteContent['billed-units'];
  export default content;
}

declare module '@generated/content/default/every-plan.json' {
  const content: SiteContent['every-plan'];
  export default content;
}

declare module '@generated/content/default/blog-categories.json' {
  const content: SiteContent['blog-categories'];
  export default content;
}

declare module '@generated/content/default/plans.json' {
  const content: SiteContent['plans'];
  export default content;
}

declare module '@generated/content/default/jobs.json' {
  const content: SiteContent['jobs'];
  export default content;
}

declare module '@generated/content/default/integrations.json' {
  const content: SiteContent['integrations'];
  export default content;
}

declare module '@generated/content/default/figures.json' {
  const content: SiteContent['figures'];
  export default content;
}

declare module '@generated/content/default/integration-categories.json' {
  const content: SiteContent['integration-categories'];
  export default content;
}

declare module '@generated/content/default/navigation.json' {
  const content: SiteContent['navigation'];
  export default content;
}

declare module '@generated/content/default/device-categories.json' {
  const content: SiteContent['device-categories'];
  export default content;
}

declare module '@generated/content/default/glossary.json' {
  const content: SiteContent['glossary'];
  export default content;
}
