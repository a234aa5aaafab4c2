export default String.raw`
@group cloud-devops | Cloud and DevOps | technology

[skills]
Service mesh
Cloud scaling = Autoscaling, Auto scaling
Cloud computing = Cloud technologies, Cloud services, Cloud platforms, Cloud infrastructure, Cloud*
Cloud architecture = Cloud solution architecture, Cloud design, Cloud-native architecture, Cloud native > Cloud computing
Cloud migration = Migration to the cloud, Lift and shift > Cloud computing
DevOps = Dev Ops, DevOps practices
DevSecOps = Dev Sec Ops > DevOps, Application security
GitOps > DevOps ~ Argo CD
Platform engineering = Internal developer platform > DevOps
Site reliability engineering = SRE^ > DevOps
CI/CD = CICD, CI CD, CI/CD pipelines, Continuous integration, Continuous delivery, Continuous deployment, Continuous integration and delivery, Build pipelines, Deployment pipelines, CI pipelines, CI?, Continuous builds > DevOps
Infrastructure as code = IaC^, Infrastructure automation > DevOps
Containerisation = Containers*, Container orchestration, Containerised applications, Containerization technologies
Configuration management = Configuration automation ~ Ansible, Chef, Puppet
Monitoring and observability = Observability, Application monitoring, System monitoring, Infrastructure monitoring, Monitoring*, Alerting and monitoring, Log management, Distributed tracing, Monitoring and alerting, Server monitoring, Log aggregation, Centralised logging
Release management = Release engineering, Release planning, Software releases, Release sign-off, QA sign-off, Deployment management, Deployment*, Production deployment
Deployment automation = Automated deployment, Blue-green deployment, Canary deployments
Incident management = Incident response management, Major incident management, Production incident management, ITIL incident management, Problem management, Major incidents
Load balancing = Load balancers, Load balancer configuration
High availability = HA architecture, Fault tolerance, Highly available systems, HA^, HA clusters
Disaster recovery = DR planning, Disaster recovery planning, Business continuity and disaster recovery, DR^, DR drills ~ Business continuity
Capacity planning = Capacity management, Production capacity planning
Cloud cost optimisation = FinOps, Cloud cost management > Cloud computing
Chaos engineering > Site reliability engineering

[tools]
AWS = Amazon Web Services, Amazon AWS, AWS Cloud, AWS services > Cloud computing ~ Azure, Google Cloud
Azure? = Microsoft Azure, MS Azure, Azure Cloud, Azure services > Cloud computing ~ Google Cloud
  not before sky, sea, blue, resort, coast, beach
  not after côte d
Google Cloud = GCP^, Google Cloud Platform, Google Cloud services > Cloud computing
Amazon EC2 = EC2, AWS EC2 > AWS
Amazon S3 = AWS S3, S3? > AWS
AWS Lambda = Lambda?, Lambda functions > AWS, Serverless ~ Azure Functions
Amazon EKS = EKS^, AWS EKS > AWS, Kubernetes ~ Azure Kubernetes Service, Google Kubernetes Engine
Amazon ECS = AWS ECS, ECS^ > AWS, Containerisation
AWS Fargate = Fargate > AWS, Containerisation ~ Amazon ECS
AWS CloudFormation = CloudFormation, Cloud Formation > AWS, Infrastructure as code ~ Terraform
AWS CDK > AWS, Infrastructure as code
AWS IAM > AWS, Identity and access management
AWS Amplify = Amplify? > AWS
AWS Glue = Glue? > AWS, ETL
Amazon CloudWatch = CloudWatch, AWS CloudWatch > AWS, Monitoring and observability
Amazon SQS = SQS^, AWS SQS > AWS, Message queues
Amazon SNS = SNS?, AWS SNS > AWS, Message queues ~ Amazon SQS
Amazon Kinesis = AWS Kinesis, Kinesis? > AWS
Amazon Redshift = Redshift^, AWS Redshift > AWS, Data warehousing ~ Snowflake, BigQuery
Amazon Athena = AWS Athena, Athena? > AWS, SQL
AWS Step Functions = Step Functions > AWS, Serverless
Amazon API Gateway = AWS API Gateway > AWS, API management
Amazon CloudFront = CloudFront > AWS, Content delivery networks
Amazon Route 53 = Route 53, Route53 > AWS, DNS
AWS Elastic Beanstalk = Elastic Beanstalk > AWS
Amazon SageMaker = SageMaker, AWS SageMaker > AWS, Machine learning
Amazon Bedrock = AWS Bedrock, Bedrock? > AWS, Generative AI
Amazon Connect > AWS
Azure DevOps = Azure Pipelines, Azure Boards, VSTS^, TFS^, Team Foundation Server, Azure DevOps Boards > Azure, CI/CD
Azure Functions > Azure, Serverless
Azure Kubernetes Service = AKS^ > Azure, Kubernetes
Azure App Service = Azure Web Apps > Azure
Azure SQL = Azure SQL Database > Azure, SQL
Azure Cosmos DB = Cosmos DB, CosmosDB > Azure, NoSQL
Azure Blob Storage = Azure Storage > Azure
Azure Logic Apps = Logic Apps > Azure
Azure Service Bus = Service Bus? > Azure, Message queues
Azure Active Directory = Azure AD, Microsoft Entra ID, Entra ID > Azure, Identity and access management
Azure Resource Manager = ARM templates > Azure, Infrastructure as code
Bicep? > Azure, Infrastructure as code ~ Azure Resource Manager
Azure Monitor = Application Insights > Azure, Monitoring and observability
Google Kubernetes Engine = GKE^ > Google Cloud, Kubernetes
Google Cloud Run = Cloud Run > Google Cloud, Serverless
Google Cloud Functions = Cloud Functions > Google Cloud, Serverless
Google Cloud Pub/Sub = Pub/Sub, PubSub > Google Cloud, Message queues
Vertex AI > Google Cloud, Machine learning
Oracle Cloud = OCI^, Oracle Cloud Infrastructure > Cloud computing
IBM Cloud = Bluemix > Cloud computing
Alibaba Cloud = Aliyun > Cloud computing
DigitalOcean = Digital Ocean > Cloud computing ~ Linode
Linode > Cloud computing
Hetzner Cloud = Hetzner > Cloud computing
Heroku > Cloud computing
Vercel > Cloud computing ~ Netlify
Netlify > Cloud computing
Render hosting
Cloudflare = Cloudflare Workers > Content delivery networks
Content delivery networks = CDN^
Akamai ~ Content delivery networks
OpenStack = Open Stack > Cloud computing
Docker^ = Docker Compose, Docker containers, Dockerfile, Dockerised, Docker Swarm, Docker Engine > Containerisation ~ Podman
  not before strike, at, union
  not after dock, the, a, as
Podman > Containerisation
containerd > Containerisation
Kubernetes = K8s, K8, Kubernetes clusters, Kube^ > Containerisation ~ OpenShift
OpenShift = Red Hat OpenShift, Open Shift > Kubernetes
Rancher? = Rancher Kubernetes > Kubernetes
  not after cattle, a
Helm? = Helm charts > Kubernetes
  not after the, at the
Istio > Kubernetes ~ Linkerd
Linkerd > Kubernetes
Argo CD = ArgoCD, Argo workflows > Kubernetes, GitOps ~ Flux CD
Flux CD = FluxCD, Flux? > Kubernetes, GitOps
Kustomize > Kubernetes
Terraform = Terraform Cloud, HCL Terraform > Infrastructure as code ~ Pulumi, OpenTofu
OpenTofu > Infrastructure as code
Pulumi > Infrastructure as code
Ansible = Ansible playbooks, Ansible Tower > Configuration management ~ Puppet, Chef
Puppet? = Puppet Enterprise, Puppet Labs > Configuration management
  not before show, shows, theatre, theater, making, play
  not after hand, finger, glove, shadow
Chef? = Chef Infra, Opscode Chef > Configuration management
  not before de, de partie, at the
  not after head, sous, executive, pastry, commis, private, the, a, as, junior, senior, sushi, demi, line, den, dem, der, den neuen, unser, unserem, personal, assistant, master, guest
SaltStack = Salt Stack, Salt? > Configuration management ~ Ansible
  not before lake, water, pan, production, works, pans, industry, free, bath
  not after sea, low, table, rock, limited, of, and
Vagrant? = HashiCorp Vagrant
Packer? = HashiCorp Packer
  not before position
  not after meat, fruit, warehouse, a, as, picker, tea, hand, machine
HashiCorp Vault = Vault? > Secrets management
  not before custodian, keeper, cash, management, operations
  not after the, bank, cash, pole
Autodesk Vault
Consul? = HashiCorp Consul
  not before general, of
  not after the, honorary
Nomad orchestration = HashiCorp Nomad, Nomad?
Secrets management = Secrets scanning
Jenkins? = Jenkins CI, Jenkins pipeline > CI/CD ~ GitLab CI, GitHub Actions
  not before &
  not after mr, mrs, ms, miss, dr, prof, leroy, sarah, david, john, michael, katherine, karl, florence, roy, peter, mary, paul
GitLab CI = GitLab CI/CD, GitLab pipelines > CI/CD, GitLab
GitHub Actions > CI/CD, GitHub
CircleCI = Circle CI > CI/CD
Travis CI = TravisCI, Travis? > CI/CD
TeamCity = Team City > CI/CD
Bamboo CI = Atlassian Bamboo, Bamboo? > CI/CD
  not before furniture, craft, scaffolding, products, weaving, shoots, flooring, cultivation
Bitbucket Pipelines > CI/CD, Bitbucket
Drone CI > CI/CD
Octopus Deploy > CI/CD
Spinnaker? > CI/CD
Prometheus^ = Prometheus monitoring > Monitoring and observability ~ Zabbix, Nagios
Grafana = Grafana dashboards > Monitoring and observability
Grafana Loki = Loki? > Grafana
Datadog = Data Dog > Monitoring and observability ~ New Relic, Dynatrace
New Relic = NewRelic > Monitoring and observability
Dynatrace > Monitoring and observability
AppDynamics > Monitoring and observability
Splunk = Splunk Enterprise Security > Monitoring and observability
ELK Stack = ELK^, Elastic Stack, Elastic ELK > Elasticsearch, Monitoring and observability
Logstash > ELK Stack
Kibana > ELK Stack
Fluentd > Monitoring and observability
Fluent Bit > Monitoring and observability ~ Fluentd
Graylog > Monitoring and observability
Nagios > Monitoring and observability
Zabbix > Monitoring and observability
PRTG = PRTG Network Monitor > Monitoring and observability
SolarWinds = Solar Winds, SolarWinds NPM > Monitoring and observability
Sentry^ = Sentry.io > Monitoring and observability
  not before duty, duties, post, box, guard, go, officer
PagerDuty = Pager Duty > Incident management ~ Opsgenie
Opsgenie > Incident management
OpenTelemetry = Open Telemetry > Monitoring and observability ~ Jaeger
Jaeger? = Jaeger tracing > Monitoring and observability
Nexus Repository = Sonatype Nexus, Nexus? > Artefact management ~ JFrog Artifactory
JFrog Artifactory = Artifactory, JFrog > Artefact management
Artefact management*
Backstage? = Backstage.io > Platform engineering
Crossplane > Infrastructure as code, Kubernetes
AWS CLI > AWS
Azure CLI > Azure
`;
