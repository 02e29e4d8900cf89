import {z} from 'zod';

const text = z.string().min(1);
const some = z.union([text, z.looseObject({})]);
const list = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.looseObject(shape)).nonempty();

const thing = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.looseObject({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal(type),
    ...shape,
  });

/**
 * The kinds of structured data that pages hold, with the fields that search engines require.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
export const structuredData = z.discriminatedUnion('@type', [
  thing('Organization', {name: text, url: text, logo: some}),
  thing('WebSite', {name: text, url: text}),
  // A rating or review is required too; there is none to tell, so no rich result is asked for.
  thing('SoftwareApplication', {
    name: text,
    applicationCategory: text,
    offers: list({price: z.union([text, z.number()]), priceCurrency: text}),
  }),
  thing('BreadcrumbList', {itemListElement: list({position: z.number(), name: text, item: text})}),
  thing('BlogPosting', {
    headline: text,
    datePublished: text,
    author: z.looseObject({name: text, url: text}),
    image: some,
  }),
  thing('JobPosting', {
    title: text,
    description: text,
    datePosted: text,
    hiringOrganization: z.looseObject({name: text}),
    jobLocationType: text,
    applicantLocationRequirements: z.looseObject({name: text}),
  }),
  thing('VideoObject', {
    name: text,
    thumbnailUrl: some,
    uploadDate: z.iso.datetime({offset: true}),
    contentUrl: text,
  }),
]);
