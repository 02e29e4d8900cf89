import styles from './styles.module.css';

interface SpinnerProps {
  readonly label: string;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The grid, lighting up cell by cell while something loads. */
export function Spinner({label}: SpinnerProps) {
  return (
    <div role="status" className={styles.spinner}>
      <span className={styles.grid} aria-hidden="true">
        {CELLS.map((cell) => (
          <span key={cell} className={styles.cell} />
        ))}
      </span>
      <span>{label}</span>
    </div>
  );
}
