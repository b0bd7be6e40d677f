import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLNamedType,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { Description } from './Description.tsx';
import styles from './DocsPanel.module.css';

type OnOpen = (name: string) => void;

/** The documentation of one type. */
export function TypeDocs({ type, onOpen }: { type: GraphQLNamedType; onOpen: OnOpen }) {
  return (
    <article>
      <h2 className={styles.name}>{type.name}</h2>
      {type.description && <Description text={type.description} />}
      {isObjectType(type) && type.getInterfaces().length > 0 && (
        <p className="label">
          Implements{' '}
          {type.getInterfaces().map(({ name }) => (
            <TypeName key={name} type={name} onOpen={onOpen} />
          ))}
        </p>
      )}
      <ul>
        {listMembers(type).map((member) => (
          <Member key={member.name} member={member} onOpen={onOpen} />
        ))}
      </ul>
    </article>
  );
}

interface MemberDocs {
  name: string;
  description?: string | null | undefined;
  type?: GraphQLType;
  args?: readonly GraphQLArgument[];
  defaultValue?: unknown;
  deprecationReason?: string | null | undefined;
}

function listMembers(type: GraphQLNamedType): MemberDocs[] {
  if (isEnumType(type)) return [...type.getValues()];
  if (isUnionType(type)) return type.getTypes().map((member) => ({ name: member.name, type: member }));
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) return Object.values(type.getFields());
  return [];
}

function Member({ member, onOpen }: { member: MemberDocs; onOpen: OnOpen }) {
  const { name, type, args = [], description, defaultValue, deprecationReason } = member;
  return (
    <li>
      <p className={styles.signature}>
        <b>{name}</b>
        {args.length > 0 && '(…)'}
        {type && ': '}
        {type && <TypeName type={String(type)} onOpen={() => onOpen(getNamedType(type).name)} />}
        {defaultValue !== undefined && ` = ${JSON.stringify(defaultValue)}`}
      </p>
      {deprecationReason && <p className={styles.deprecated}>Deprecated. {deprecationReason}</p>}
      {description && <Description text={description} />}
      {args.length > 0 && (
        <ul aria-label={`Arguments of ${name}`}>
          {args.map((arg) => (
            <Member key={arg.name} member={arg} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </li>
  );
}

const TypeName = ({ type, onOpen }: { type: string; onOpen: OnOpen }) => (
  <button type="button" className={styles.link} onClick={() => onOpen(type)}>
    {type}
  </button>
);
