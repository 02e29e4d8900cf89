/** The route of every model of the catalogue: src/plugins/device-pages adds their addresses. */
export {ModelPage as default} from '@site/src/features/devices/ModelPage';
