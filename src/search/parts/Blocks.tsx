import type {Block} from '../types';
import styles from './styles.lazy.module.css';

function Table({header, rows}: Extract<Block, {type: 'rows'}>) {
  return (
    <table>
      {header.length > 0 && (
        <thead>
          <tr>
            {header.map((cell, column) => (
              <th key={column} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, line) => (
          <tr key={line}>
            {row.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Paragraphs, code and table rows, as text alone. */
export function Blocks({blocks}: {readonly blocks: readonly Block[]}) {
  return blocks.map((block, place) =>
    block.type === 'text' ? (
      <p key={place}>{block.text}</p>
    ) : (
      // Wide ones scroll sideways, so the keyboard has to reach them.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      <div key={place} className={styles.wide} tabIndex={0}>
        {block.type === 'rows' ? (
          <Table {...block} />
        ) : (
          <pre className={styles.code}>
            <code>{block.text}</code>
          </pre>
        )}
      </div>
    ),
  );
}
