import benefits from '@generated/content/default/benefits.json';

export {benefits};
