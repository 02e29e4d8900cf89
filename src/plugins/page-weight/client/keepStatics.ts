/** Takes the place of hoist-non-react-statics, which `withRouter` asks for: no component here has statics. */
export default function keepStatics<Component>(component: Component): Component {
  return component;
}
