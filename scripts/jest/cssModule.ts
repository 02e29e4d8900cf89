// In place of every CSS Module: `styles.card` is the class name `card`.
const styles: unknown = new Proxy({}, {get: (_target, name) => name});

export default styles;
