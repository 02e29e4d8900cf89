/** The one helper of TypeScript that the client's modules use; one of them asks for all of them. */
export function __importDefault<Module extends {readonly __esModule?: boolean}>(module: Module) {
  return module.__esModule ? module : {default: module};
}
